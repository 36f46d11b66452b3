import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router-dom';
import type { ExposeId, PageProps } from 'shared-contracts';
import { carryOver, pathTo } from './carry-over.ts';
import { useModules } from './modules.ts';
import { whenNear } from './when-near.ts';

const RETRY_FIRST_MS = 2_000;
const RETRY_LONGEST_MS = 12_000;

interface PartState {
  phase: 'live' | 'inert' | 'fallback';
  html: string;
  ready: boolean;
  Component: ComponentType<PageProps> | undefined;
  host: RefObject<HTMLDivElement | null>;
  retry: () => void;
  repeatClick(target: Element): void;
}

/** The life of one part: when its code is asked for, when it is asked for again, and the one commit that makes it live. */
export function usePart(id: ExposeId, { main, down }: { main: boolean; down: boolean }): PartState {
  const modules = useModules();
  const { revalidate } = useRevalidator();
  const [server] = useState(() => modules.serverPart(id));
  const [phase, setPhase] = useState<PartState['phase']>(() => {
    const hasCode = modules.get(id) !== undefined;
    if (server && !server.fallback) return main && hasCode ? 'live' : 'inert';
    return hasCode && !down && !server?.fallback ? 'live' : 'fallback';
  });
  const [ready, setReady] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const click = useRef<readonly number[]>(undefined);
  const attempt = useRef<{ running: boolean; timer?: ReturnType<typeof setTimeout> }>({ running: false });
  const hadFallback = phase === 'fallback';

  const load = useCallback(
    async (pause: number): Promise<void> => {
      if (attempt.current.running) return;
      attempt.current.running = true;
      clearTimeout(attempt.current.timer);
      try {
        await modules.load(id);
        if (main && hadFallback) await revalidate();
        if (host.current) carryOver(host.current, click.current, () => flushSync(() => setPhase('live')));
      } catch {
        attempt.current.timer = setTimeout(() => void load(Math.min(pause * 1.5, RETRY_LONGEST_MS)), pause);
      } finally {
        attempt.current.running = false;
      }
    },
    [id, modules, main, hadFallback, revalidate],
  );
  const retry = useCallback(() => void load(RETRY_FIRST_MS), [load]);

  useEffect(() => {
    setReady(phase === 'live');
    if (phase === 'live') return undefined;
    const state = attempt.current;
    const stop =
      main || phase === 'fallback' ? retry() : host.current ? whenNear(host.current, retry) : undefined;
    return () => {
      stop?.();
      clearTimeout(state.timer);
    };
  }, [phase, main, retry]);

  const module = phase === 'live' ? modules.get(id) : undefined;
  return {
    phase,
    html: server?.html ?? '',
    ready,
    Component: (module?.page ?? module?.widget)?.Component as ComponentType<PageProps> | undefined,
    host,
    retry,
    repeatClick: target => {
      const inert = host.current?.firstElementChild;
      if (inert) click.current = pathTo(inert, target);
      retry();
    },
  };
}
