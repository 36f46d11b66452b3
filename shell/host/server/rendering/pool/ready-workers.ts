import type { RenderThread } from './render-thread.ts';

/** At this percentage of its memory a worker gets no more jobs, even while its successor starts. */
const STOP_AT = 85;

/** The workers of a pool that are ready, and the jobs of each. */
export class ReadyWorkers {
  readonly #jobs = new Map<RenderThread, Set<number>>();
  /** Workers whose memory has grown, and that have a successor. */
  readonly #outgrown = new Set<RenderThread>();

  get threads(): readonly RenderThread[] {
    return [...this.#jobs.keys()];
  }

  add(thread: RenderThread): void {
    this.#jobs.set(thread, new Set());
  }

  has(thread: RenderThread): boolean {
    return this.#jobs.has(thread);
  }

  hasSuccessor(thread: RenderThread): boolean {
    return this.#outgrown.has(thread);
  }

  /** To be called when its successor is started. */
  outgrow(thread: RenderThread): void {
    this.#outgrown.add(thread);
  }

  /** Undefined for one that has ended. */
  jobsOf(thread: RenderThread): readonly number[] | undefined {
    const jobs = this.#jobs.get(thread);
    return jobs && [...jobs];
  }

  isAssigned(job: number): boolean {
    return [...this.#jobs.values()].some(jobs => jobs.has(job));
  }

  /** The worker that gets the next job; undefined if none can take one. */
  get leastBusy(): RenderThread | undefined {
    const [least] = [...this.#jobs]
      .filter(([{ memory }]) => memory < STOP_AT)
      .toSorted(
        ([a, jobsOfA], [b, jobsOfB]) =>
          a.missedBeats - b.missedBeats ||
          Number(this.#outgrown.has(a)) - Number(this.#outgrown.has(b)) ||
          jobsOfA.size - jobsOfB.size,
      );
    return least?.[0];
  }

  assign(job: number, thread: RenderThread): void {
    this.#jobs.get(thread)?.add(job);
  }

  /** A job is done, or is to be assigned again. */
  unassign(job: number): void {
    for (const jobs of this.#jobs.values()) jobs.delete(job);
  }

  end(thread: RenderThread): void {
    this.#jobs.delete(thread);
    this.#outgrown.delete(thread);
    thread.terminate();
  }

  /** Ends workers that have grown, once they have nothing to do and others are ready. */
  endOutgrown(): void {
    for (const thread of this.#outgrown)
      if (this.#jobs.get(thread)?.size === 0 && this.#jobs.size > this.#outgrown.size) this.end(thread);
  }

  /** Ends idle workers except the last. */
  endIdle(): void {
    for (const [thread, jobs] of this.#jobs) if (jobs.size === 0 && this.#jobs.size > 1) this.end(thread);
  }
}
