// Builds the app, unless nothing it is made from changed since the last time.
import { buildApp } from './bootstrap.mjs';

await buildApp();
