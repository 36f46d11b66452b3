/** Does all work, at most `limit` of it at the same time. */
export async function runAtOnce(limit: number, work: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = work.values();
  const drain = async () => {
    for (const next of queue) await next();
  };
  await Promise.all(Array.from({ length: limit }, drain));
}
