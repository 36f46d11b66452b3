import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const contract = join(import.meta.dirname, '..');
const types = join(contract, '.tmp/types');

/** Folder of the committed reports. */
export const reportFolder = join(contract, 'api-report');

/** The entry points that remotes share with the shell, by the name of their report. */
const entryFiles = { index: 'index.d.ts', ui: 'ui/index.d.ts', 'ui-forms': 'ui/forms/index.d.ts' };

/** Writes one report for each entry point: its exported names with their types. @returns the names of the files */
export function writeApiReports(folder: string): string[] {
  rmSync(types, { recursive: true, force: true });
  execFileSync(join(contract, '../node_modules/.bin/tsc'), ['-p', reportFolder], { stdio: 'inherit' });
  mkdirSync(folder, { recursive: true });
  return Object.entries(entryFiles).map(([name, file]) => writeReport(name, join(types, file), folder));
}

function writeReport(reportFileName: string, entryFile: string, folder: string): string {
  const none = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(contract, 'package.json'),
    configObject: {
      projectFolder: contract,
      mainEntryPointFilePath: entryFile,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'preserve',
            target: 'es2024',
            jsx: 'react-jsx',
            skipLibCheck: true,
            types: [],
          },
          files: [entryFile],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: folder,
        reportTempFolder: join(contract, '.tmp/api-report-new'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: none, tsdocMessageReporting: none },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
      message.handled = true;
    },
  });
  return `${reportFileName}.api.md`;
}

if (import.meta.main) writeApiReports(reportFolder);
