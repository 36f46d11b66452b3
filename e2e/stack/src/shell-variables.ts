import { localUrl } from './services.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that `pnpm start` and `pnpm dev` hand on from their own environment; the others they set. */
const HANDED_ON = {
  shell: ['DEMONSTRATION', 'PREVIEWS', 'METRICS_PORT', 'API_HEADER', 'ACCOMMODATION_IDS', 'FOOD_IDS'],
  api: ['REFERENCE_DATA'],
} as const;

const handedOn = (names: readonly string[], env: Environment): Record<string, string> =>
  Object.fromEntries(names.flatMap(name => (env[name] ? [[name, env[name]]] : [])));

/** The shell's variables that are set. */
export const shellVariables = (env: Environment = process.env) => handedOn(HANDED_ON.shell, env);

/** The reference API's variables that are set. */
export const apiVariables = (env: Environment = process.env) => handedOn(HANDED_ON.api, env);

/** The same for one of several shells on this machine, counted from 0: each has the next port for its metrics. */
export function shellVariablesOf(instance: number, env: Record<string, string>): Record<string, string> {
  const { METRICS_PORT: port } = env;
  return port && /^\d+$/.test(port) ? { ...env, METRICS_PORT: String(Number(port) + instance) } : env;
}

/** Where each of these shells has its metrics, if they have a port for them. */
export const metricsOf = (shells: number, env: Record<string, string>): string[] =>
  Array.from({ length: shells }, (_, index) => shellVariablesOf(index, env).METRICS_PORT).flatMap(port =>
    port ? [`${localUrl(Number(port))}/metrics`] : [],
  );
