import { expect, it, vi } from 'vitest';
import { runUntilShutdown } from './run-until-shutdown.ts';

vi.mock('./on-shutdown.ts', () => ({ onShutdown: () => undefined }));

it('says where the log is of a process that has ended, at whatever port the site is', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stack = {
    logs: '/srv/.state/port-4200/logs',
    onCrash: (listen: (name: string, code: number | null) => void) => listen('catalogue', 1),
    stop: vi.fn(),
  };
  runUntilShutdown(stack);
  expect(write).toHaveBeenCalledWith(
    'catalogue exited unexpectedly (code 1); its log is in /srv/.state/port-4200/logs.\n',
  );
  expect(stack.stop).not.toHaveBeenCalled();
});
