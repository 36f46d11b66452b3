import { defineShell } from './build/define-shell.ts';

export default defineShell(import.meta.dirname);
