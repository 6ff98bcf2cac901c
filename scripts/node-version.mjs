// Imported before anything else, and therefore written for old versions of Node too.
const WANTED_MAJOR = 20;
const WANTED_MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < WANTED_MAJOR || (major === WANTED_MAJOR && minor < WANTED_MINOR)) {
  console.error(
    `Chiaro needs Node ${WANTED_MAJOR}.${WANTED_MINOR} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
