import type { BrowserContext } from '@playwright/test';
import type { ExposedModule } from 'shared-contracts';

/** When a remote's code throws: as it renders, or in its first effect. */
export type Moment = 'render' | 'effect';

/**
 * Lets the modules of a remote throw in browsers, in those documents that load them after the first call. Their files stay
 * as they are, and so does their integrity: the container hands out each module with a component of our own around its own.
 * The server renders without the fault, and the error's stack does not name the remote's file.
 */
export function createThrowingModules(context: BrowserContext, container: string) {
  let count = 0;
  const apply = async (moment?: Moment) => {
    count += 1;
    const change = { container, moment, count };
    // The order of these scripts is not defined, so the newest one is known by its count.
    await context.addInitScript(changeContainer, change);
    await Promise.all(context.pages().map(page => page.evaluate(changeContainer, change)));
  };
  return {
    throwsOn: (moment: Moment) => apply(moment),
    async heal() {
      if (count > 0) await apply();
    },
  };
}

interface Change {
  container: string;
  moment?: Moment;
  count: number;
}

interface Container {
  init(scope: Scope): unknown;
  get(expose: string): Promise<() => ExposedModule>;
}
type Scope = Record<'react', Record<string, { get(): Promise<() => ReactLike> }>>;
interface ReactLike {
  createElement(component: unknown, props: unknown): unknown;
  useEffect(effect: () => void, dependencies: readonly unknown[]): void;
}

/** Runs in the page. */
function changeContainer(change: Change): void {
  const changes = ((globalThis as { faults?: Record<string, Change> }).faults ??= {});
  const { container } = change;
  const known = changes[container];
  if (!known || known.count < change.count) changes[container] = change;
  if (known) return;
  const throwAt = (moment: Moment) => {
    if (changes[container]?.moment === moment) throw new Error(`broken on purpose at ${moment}`);
  };

  const changeParts = (own: { Component: unknown }, react: ReactLike) => ({
    ...own,
    Component(props: unknown) {
      throwAt('render');
      react.useEffect(() => throwAt('effect'), []);
      return react.createElement(own.Component, props);
    },
  });
  const wrap = (own: Container): Container => {
    let scope: Scope | undefined;
    return {
      init: given => own.init((scope = given)),
      async get(expose) {
        const [factory, [shared]] = [await own.get(expose), Object.values(scope?.react ?? {})];
        const react = (await shared?.get())?.();
        return () => {
          const module = factory();
          if (!react) return module;
          return Object.fromEntries(
            Object.entries(module).map(([kind, parts]) => [kind, changeParts(parts, react)]),
          ) as unknown as ExposedModule;
        };
      },
    };
  };
  const present = Reflect.get(globalThis, container) as Container | undefined;
  if (present) {
    Reflect.set(globalThis, container, wrap(present));
    return;
  }
  let wrapped: Container | undefined;
  Object.defineProperty(globalThis, container, {
    configurable: true,
    get: () => wrapped,
    set(own: Container) {
      wrapped = wrap(own);
    },
  });
}
