import type { BrowserContext } from '@playwright/test';
import type { ExposedModule } from 'shared-contracts';

/** What a remote's code does: throws as it renders or in its first effect; suspends without end from its start or a click on. */
export type CodeFault = 'throws on render' | 'throws on effect' | 'suspends' | 'suspends on click';

/**
 * Lets the modules of a remote throw or suspend in browsers, in those documents that load them after the first call. Their files stay
 * as they are, and so does their integrity: the container hands out each module with a component of our own around its own.
 * The server renders without the fault, and the error's stack does not name the remote's file.
 */
export function createBrokenModules(context: BrowserContext, container: string) {
  let count = 0;
  const apply = async (fault?: CodeFault) => {
    count += 1;
    const change = { container, fault, count };
    // The order of these scripts is not defined, so the newest one is known by its count.
    await context.addInitScript(changeContainer, change);
    await Promise.all(context.pages().map(page => page.evaluate(changeContainer, change)));
  };
  return {
    breakModules: (fault: CodeFault) => apply(fault),
    async heal() {
      if (count > 0) await apply();
    },
  };
}

interface Change {
  container: string;
  fault?: CodeFault;
  count: number;
}

interface Container {
  init(scope: Scope): unknown;
  get(expose: string): Promise<() => ExposedModule>;
}
type Scope = Record<'react', Record<string, { get(): Promise<() => ReactLike> }>>;
interface ReactLike {
  createElement(component: unknown, props: unknown): unknown;
  use(promise: Promise<never>): never;
  useEffect(effect: () => void, dependencies: readonly unknown[]): void;
  useState(first: boolean): [boolean, (next: boolean) => void];
}

/** Runs in the page. */
function changeContainer(change: Change): void {
  const changes = ((globalThis as { faults?: Record<string, Change> }).faults ??= {});
  const { container } = change;
  const known = changes[container];
  if (!known || known.count < change.count) changes[container] = change;
  if (known) return;
  const never = new Promise<never>(() => undefined);
  const has = (fault: CodeFault) => changes[container]?.fault === fault;
  const throwAt = (moment: 'render' | 'effect') => {
    if (has(`throws on ${moment}`)) throw new Error(`broken on purpose at ${moment}`);
  };

  const changeParts = (own: { Component: unknown }, react: ReactLike) => ({
    ...own,
    Component(props: unknown) {
      const [isClicked, setIsClicked] = react.useState(false);
      throwAt('render');
      if (has('suspends') || (isClicked && has('suspends on click'))) react.use(never);
      react.useEffect(() => {
        throwAt('effect');
        document.addEventListener('click', () => setIsClicked(true));
      }, []);
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
