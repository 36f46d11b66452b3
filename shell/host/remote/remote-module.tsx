import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModuleId } from 'shared-contracts/host';
import { OwnerContext, remoteOf, useModules } from '../page/modules.ts';
import { type ModuleProps, withErrorAttribution } from './error-attribution.tsx';
import { linkHere } from './link-here.ts';
import { ModuleErrorBoundary } from './module-error-boundary.tsx';
import { useRemoteModule } from './use-remote-module.ts';

interface RemoteModuleProps {
  id: ModuleId;
  /** Id of the section, for links; on the wrapper, so that it exists before the module is live. */
  anchor?: string | undefined;
  /** Where it stands, if a slot of a remote has several places. */
  place?: string | undefined;
  /** Its HTML from the server no longer fits what is around it, so it goes live at once. */
  isOutdated?: boolean | undefined;
  /** What is shown while it cannot be loaded. */
  renderFallback(retry: () => void): ReactNode;
  /** The route's page: live from the start if its code is loaded. Widgets start as inert HTML. */
  isPage?: boolean;
  /** The page has no data, so its fallback is shown although its code is loaded. */
  hasNoData?: boolean;
  props?: ModuleProps;
}

/**
 * A remote module in the page: live; or inert, which is the server's HTML until code, CSS and data are loaded; or its
 * fallback. Outside Suspense on purpose: at the next update above it, a pending boundary loses its HTML or freezes
 * navigation.
 */
export function RemoteModule({
  id,
  anchor,
  place,
  isOutdated = false,
  renderFallback,
  isPage = false,
  hasNoData = false,
  props,
}: RemoteModuleProps) {
  const navigate = useNavigate();
  const release = useModules().composition().remotes[remoteOf(id)]?.digest;
  const host = useRef<HTMLDivElement>(null);
  const { phase, html, Component, retry, repeatClickOn, onError } = useRemoteModule(id, host, {
    isPage,
    hasNoData,
    isOutdated,
    place,
    params: props?.params,
  });

  // Next to a component on trial: two visible copies would scroll the page by the height of one.
  const isReplaced = Component !== undefined;

  /** A link in inert HTML navigates like a live one. A click on a button loads the module and is then repeated. */
  const clickInert = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const link = linkHere(target);
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link) {
      if (!isPlainClick) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    } else {
      const button = target.closest<HTMLElement>('button:not([type=submit]), [role=button]');
      if (!button) return;
      button.dataset.pressed = '';
      repeatClickOn(target);
    }
  };

  return (
    <div
      ref={host}
      id={anchor}
      data-module={id}
      data-place={place}
      data-remote={remoteOf(id)}
      data-release={release}
      data-fallback={phase === 'fallback' ? '' : undefined}
    >
      {Component && (
        <div key="live">
          <ModuleErrorBoundary name={id} onError={onError}>
            <OwnerContext value={id}>{withErrorAttribution(id, Component, props)}</OwnerContext>
          </ModuleErrorBoundary>
        </div>
      )}
      {/* Clicks bubble up from real links and buttons, which have roles and keyboard support of their own. */}
      {phase === 'inert' && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          key="inert"
          hidden={isReplaced}
          onClick={clickInert}
          dangerouslySetInnerHTML={{ __html: html }}
          suppressHydrationWarning
        />
      )}
      {phase === 'fallback' && (
        <div key="fallback" hidden={isReplaced}>
          {renderFallback(retry)}
        </div>
      )}
    </div>
  );
}
