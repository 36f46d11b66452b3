import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const TIMEOUT_MS = 120_000;
/** An error in a file of the project, with the first line of its message. Lines below it are indented. */
const ERROR = /^(\S+?)\((\d+),\d+\): error TS\d+: (.*)$/gm;

export interface CompilerError {
  /** Below the project's folder. */
  file: string;
  /** From 0. */
  line: number;
  message: string;
}

/** The compiler of this machine. @throws Error when it is not installed */
export function findCompiler(): string {
  try {
    const file = createRequire(import.meta.url).resolve('typescript/package.json');
    return join(dirname(file), 'bin/tsc');
  } catch {
    throw new Error('Types cannot be compared: the package "typescript" is not installed on this machine.');
  }
}

/** Checks the types of a project. @throws Error when the compiler did not do its work */
export function compile(folder: string, compiler = findCompiler()): Promise<CompilerError[]> {
  if (!existsSync(compiler))
    throw new Error(`Types cannot be compared: there is no compiler at ${compiler}.`);
  return new Promise((resolve, reject) => {
    const args = [compiler, '-p', folder, '--pretty', 'false'];
    const options = { cwd: folder, timeout: TIMEOUT_MS, maxBuffer: 64_000_000 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const errors = [...stdout.matchAll(ERROR)].map(([, file = '', line, message = '']) => ({
        file,
        line: Number(line) - 1,
        message,
      }));
      const [firstLine = ''] = (stdout || stderr || (error?.message ?? '')).trim().split('\n');
      if (error && errors.length === 0)
        reject(new Error(`Types cannot be compared: the compiler failed: ${firstLine}`));
      else resolve(errors);
    });
  });
}
