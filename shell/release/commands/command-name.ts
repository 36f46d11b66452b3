/** What the command is called by: `pnpm release` in the workspace, `carefare` in a remote's own folder. */
export const commandName = import.meta.filename.endsWith('.ts') ? 'pnpm release' : 'carefare';
