import type { LiveRelease } from 'shared-contracts/host';

export interface ModuleFile {
  href: string;
  integrity: string;
}

/** What a browser loads for one module of a remote. */
export interface ModuleFiles {
  /** The remote's container first. */
  scripts: ModuleFile[];
  styles: ModuleFile[];
  /** Whether it needs the inputs of the contract: the one shared module that is not always there. */
  usesForms: boolean;
}

/** @throws Error when the release does not expose the module */
export function filesOf({ base, web, exposes }: LiveRelease, expose: string): ModuleFiles {
  const files = exposes[expose];
  if (!files) throw new Error(`no module ${expose} in the release ${base}`);
  const locate = ({ file, integrity }: LiveRelease['web']) => ({ href: base + file, integrity });
  return {
    scripts: [web, ...files.js].map(locate),
    styles: files.css.map(locate),
    usesForms: files.entryPoints.includes('shared-contracts/ui/forms'),
  };
}
