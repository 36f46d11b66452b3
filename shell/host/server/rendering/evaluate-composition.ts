import { reasonOf } from '@carefare/release/error-reason';
import type { ExposedModule } from 'shared-contracts';
import type { Composition, RemoteKey } from 'shared-contracts/host';
import { announceModule } from '../../remote/error-attribution.tsx';
import type { Bundle } from './bundle.ts';
import { evaluateBundle } from './evaluate-bundle.ts';

/** A composition with its modules. Exists in render workers only: nowhere else does remotes' code run. */
export interface EvaluatedComposition {
  composition: Composition;
  modules: ReadonlyMap<RemoteKey, ReadonlyMap<string, ExposedModule>>;
}

/** A bundle does not run, or is without a module that its release.json names. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly remote: RemoteKey;

  constructor(remote: RemoteKey, reason: string) {
    super(reason);
    this.remote = remote;
  }
}

/** @throws BundleError */
export function evaluateComposition(
  composition: Composition,
  bundles: readonly Bundle[],
): EvaluatedComposition {
  const modules = new Map(
    bundles.map(bundle => {
      const names = Object.keys(composition.remotes[bundle.remote]?.exposes ?? {});
      return [bundle.remote, evaluateModules(bundle, names)] as const;
    }),
  );
  return { composition, modules };
}

function evaluateModules({ remote, filename, code }: Bundle, names: readonly string[]) {
  if (names[0]) announceModule(`${remote}/${names[0]}`);
  try {
    const { exposed } = evaluateBundle(code, filename) as { exposed: Record<string, ExposedModule> };
    const modules = new Map(Object.entries(exposed));
    for (const name of names) {
      const module = modules.get(name);
      if (!module?.page && !module?.widget) throw new Error(`"${name}" exports neither page nor widget`);
    }
    return modules;
  } catch (error) {
    throw new BundleError(remote, reasonOf(error));
  }
}
