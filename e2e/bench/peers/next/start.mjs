/** `next start` as a script without arguments. PORT and HOSTNAME come from the environment. */
process.argv.push('start');
await import('next/dist/bin/next');
