// An older Node cannot load TypeScript, so that nothing in it could say which one is needed.
if (!process.features.typescript) {
  process.stderr.write(
    `Node 24 is needed; this is ${process.versions.node}. On Linux and Windows "pnpm conformance" brings its own.\n`,
  );
  process.exit(1);
}
await import('./conformance.ts');
