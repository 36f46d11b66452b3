/**
 * Types that compare what a release was built with (`Built`) with what it would get (`Offered`), for the gate's fixture.
 * TypeScript alone would refuse a function that takes a trip once the trip has gained a field, though the contract itself
 * hands out the trips: fields that callers cannot know of are left out of what functions take. Props of a component are
 * written by the caller: a new one that is required stays.
 */
export const typeComparison = `
type Callable = (...args: never) => unknown;
type Keys<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** What a function takes, without fields that its caller cannot know of. */
type Known<T, Built> = T extends Promise<infer Value>
  ? Promise<Known<Value, Awaited<Built>>>
  : T extends (...args: infer A) => infer R
    ? Extract<Built, Callable> extends (...args: never) => infer S
      ? (...args: A) => Known<R, S>
      : T
    : T extends readonly unknown[]
      ? { [K in keyof T]: Known<T[K], At<Built, K>> }
      : T extends object
        ? [Extract<Built, object>] extends [never]
          ? T
          : { [K in keyof T as K extends Keys<Extract<Built, object>> ? K : never]: Known<T[K], At<Built, K>> }
        : T;

/** The built type if what is offered can stand in for it; else what is offered, so that the compiler's message is about that. */
type Fitting<Offered, Relaxed, Built> = [Offered] extends [Built] ? Built : [Relaxed] extends [Built] ? Built : Offered;
export type Given<Offered, Built> = Fitting<Offered, Relaxed<Offered, Built>, Built>;
export type GivenComponent<Offered, Built> = Fitting<Offered, RelaxedComponent<Offered, Built>, Built>;

type Relaxed<Offered, Built> = Offered extends (...args: infer A) => infer R
  ? Extract<Built, Callable> extends (...args: infer B) => infer S
    ? ((...args: Known<A, B>) => Given<R, S>) & { [K in keyof Offered]: Offered[K] }
    : Offered
  : Offered extends object
    ? { [K in keyof Offered]: K extends keyof Built ? Given<Offered[K], Built[K]> : Offered[K] }
    : Offered;
type RelaxedComponent<Offered, Built> = Offered extends (props: infer A) => infer R
  ? Built extends (props: infer B) => unknown
    ? ((props: { [K in keyof A]: Known<A[K], At<B, K>> }) => R) & { [K in keyof Offered]: Offered[K] }
    : Offered
  : Offered;

type Arguments<T> = T extends (...args: infer A) => unknown ? A : [];
type LostAt<Offered, Built> = unknown extends Offered
  ? never
  : Exclude<Keys<Extract<Built, object>>, Keys<Extract<Offered, object>>>;
/** Props and options that are no longer taken: passing them has no effect. */
export type Lost<Offered, Built> = {
  [K in keyof Arguments<Built>]: K extends keyof Arguments<Offered> ? LostAt<Arguments<Offered>[K], Arguments<Built>[K]> : never;
}[number];

export type ExposedLike<Module> = Module extends { page: unknown } ? { page: unknown } : { widget: unknown };
export type Parts<Module> = Module extends { page: infer Page } ? Page : Module extends { widget: infer Widget } ? Widget : never;
/** What the functions of an exposed module receive. */
export type Received<T> = { [K in keyof T]-?: Extract<T[K], Callable> extends (...args: infer A) => unknown ? A : unknown };
`;
