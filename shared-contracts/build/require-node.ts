/** The oldest Node on which pages render. */
const [MAJOR, MINOR] = [22, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
  process.stderr.write(
    `Node ${MAJOR}.${MINOR} or newer is needed, best 24; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
