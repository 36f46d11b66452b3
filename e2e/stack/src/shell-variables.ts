import { localUrl } from './services.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the shell that `pnpm start` and `pnpm dev` hand on from their own environment; the others they set. */
const HANDED_ON = ['DEMONSTRATION', 'PREVIEWS', 'METRICS_PORT'] as const;

/** Those of them that are set. */
export const shellVariables = (env: Environment = process.env): Record<string, string> =>
  Object.fromEntries(HANDED_ON.flatMap(name => (env[name] ? [[name, env[name]]] : [])));

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
