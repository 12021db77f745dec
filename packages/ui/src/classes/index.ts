export { classes } from './classes.ts';
