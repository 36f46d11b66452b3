import { type ComponentType, type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModuleId, PageProps } from 'shared-contracts';
import { withErrorAttribution } from './error-attribution.tsx';
import { ModuleErrorBoundary } from './module-error-boundary.tsx';
import { remoteOf, useModules } from './modules.ts';
import { useRemoteModule } from './use-remote-module.ts';

interface RemoteModuleProps {
  id: ModuleId;
  /** Section id that links and scrolling aim at; it stands on inert HTML and on the fallback as well. */
  anchor?: string;
  fallback: ComponentType<{ retry: () => void }>;
  /** The route's own page: live from the start if its code is there. Other parts start as inert HTML. */
  main?: boolean;
  /** The server has no data for it: the fallback stands in, though its code is there. */
  down?: boolean;
  props?: PageProps;
}

/**
 * One remote module in the page. Live; or inert, the server's HTML of itself until code, CSS and data are there; or its
 * fallback, when there is neither. Outside of Suspense on purpose: a pending boundary loses its HTML, or freezes
 * navigation, at the next update above it.
 */
export function RemoteModule({
  id,
  anchor,
  fallback: Fallback,
  main = false,
  down = false,
  props,
}: RemoteModuleProps) {
  const navigate = useNavigate();
  const release = useModules().composition().remotes[remoteOf(id)]?.digest;
  const host = useRef<HTMLDivElement>(null);
  const part = useRemoteModule(id, host, { main, down });

  /** A link in inert HTML navigates as a live one would; any other click starts the load and is repeated once. */
  const clickInert = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const link = target.closest('a[href]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link instanceof HTMLAnchorElement) {
      if (!plain || link.origin !== location.origin || link.target) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    } else if (target.closest('button:not([type=submit]), [role=button]')) part.repeatClick(target);
  };

  return (
    <div
      ref={host}
      id={anchor}
      data-module={id}
      data-remote={remoteOf(id)}
      data-release={release}
      data-fallback={part.phase === 'fallback' ? '' : undefined}
    >
      {part.phase === 'live' && part.Component && (
        <div key="live">
          <ModuleErrorBoundary name={id} fallback={Fallback}>
            {withErrorAttribution(id, part.Component, props)}
          </ModuleErrorBoundary>
        </div>
      )}
      {/* Clicks bubble up from the real links and buttons inside, which have their own keys and roles. */}
      {part.phase === 'inert' && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          key="inert"
          onClick={clickInert}
          dangerouslySetInnerHTML={{ __html: part.html }}
          suppressHydrationWarning
        />
      )}
      {part.phase === 'fallback' && (
        <div key="fallback">
          <Fallback retry={part.retry} />
        </div>
      )}
    </div>
  );
}
