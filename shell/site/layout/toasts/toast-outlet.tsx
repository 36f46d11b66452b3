import 'shared-contracts/ui/toasts.css';
import '@mantine/notifications/styles.layer.css';
import './toasts.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import type { PointerEvent } from 'react';
import type { Toast } from 'shared-contracts';
import { MantineTheme } from 'shared-contracts/ui/mantine';

/** Section 9: visible toasts, time until one closes, and distance of a swipe. */
const LIMIT = 3;
const AUTO_CLOSE_MS = 4_000;
const SWIPE_PX = 20;

const colors = { success: 'sea', error: 'red', info: 'sea' } as const;

notificationsStore.updateState(state => ({ ...state, limit: LIMIT }));

function show({ title, text, tone }: Toast): void {
  let start: number | undefined;
  const id = notifications.show({
    title,
    message: text,
    color: colors[tone],
    role: 'group',
    'aria-label': title,
    closeButtonProps: { 'aria-label': `Close: ${title}` },
    // The library's own swipe closes a toast only beyond a third of its width.
    onPointerDownCapture: (event: PointerEvent) => (start = event.clientX),
    onPointerUpCapture: (event: PointerEvent) => {
      if (start !== undefined && Math.abs(event.clientX - start) >= SWIPE_PX) notifications.hide(id);
    },
  });
}

const Outlet = () => (
  <MantineTheme>
    <Notifications
      limit={LIMIT}
      autoClose={AUTO_CLOSE_MS}
      // Below the headings: what a toast is about gets the focus at the top of the window.
      position="bottom-right"
      // The library's own limit cuts large text off.
      notificationMaxHeight="none"
      zIndex={500}
    />
  </MantineTheme>
);

export const outlet = { Outlet, show };
