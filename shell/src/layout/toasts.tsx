import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import type { Toast } from 'shared-contracts';
import { announce } from './announcer.tsx';

/** Section 9's notification defaults: visible at a time, and milliseconds until one closes by itself. */
const TOAST_LIMIT = 3;
const AUTO_CLOSE_MS = 4_000;

const colors = { success: 'sea', error: 'red', info: 'clay' } as const;

/** Shows a toast. Its text is said by the announcer, so that the outlet is no live region of its own. */
export function notify({ title, text, tone }: Toast): void {
  notifications.show({
    title,
    message: text,
    color: colors[tone],
    role: 'group',
    'aria-label': title,
    closeButtonProps: { 'aria-label': `Close: ${title}` },
  });
  announce([title, text].filter(Boolean).join('. '));
}

/** The site's one toast outlet; waiting toasts come when there is room. */
export function ToastOutlet() {
  return <Notifications limit={TOAST_LIMIT} autoClose={AUTO_CLOSE_MS} position="top-right" zIndex={500} />;
}
