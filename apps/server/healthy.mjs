/** Ends with 0 where the server of this machine can serve requests, for the health check of the container image. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).catch(() => ({
  ok: false,
}));

process.exitCode = ok ? 0 : 1;
