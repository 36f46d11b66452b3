import '@carefare/testing';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from './query-client.ts';
import { useApiQuery } from './use-api-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a list whose query fails this many times. */
function renderList(failures: number, server = false) {
  const queryFn = vi.fn(() =>
    queryFn.mock.calls.length > failures
      ? Promise.resolve(['hip'])
      : Promise.reject(new Error('Failed to fetch treatments')),
  );
  const query = { queryKey: ['list'], queryFn };
  function List() {
    const { data, failed, loading, error, retry } = useApiQuery<string[]>(query, []);
    return (
      <button type="button" onClick={retry} title={error instanceof Error ? error.message : undefined}>
        {JSON.stringify({ data, failed, loading })}
      </button>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient({ server })}>
      <List />
    </QueryClientProvider>,
  );
  return queryFn;
}

const state = () => JSON.parse(screen.getByRole('button').textContent ?? '');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('fails offline as well, and is repeated once connected again', async () => {
  onlineManager.setOnline(false);
  renderList(4);
  await pass(20_000);
  expect(state()).toMatchObject({ failed: true, loading: false });
  act(() => onlineManager.setOnline(true));
  await pass(10);
  expect(state()).toMatchObject({ data: ['hip'], failed: false });
});

it('repeats a failed query three times, then returns the fallback with `failed` and can retry', async () => {
  const queryFn = renderList(4);
  expect(state()).toEqual({ data: [], failed: false, loading: true });
  await pass(20_000);
  expect(queryFn).toHaveBeenCalledTimes(4);
  expect(state()).toEqual({ data: [], failed: true, loading: false });
  expect(screen.getByRole('button').title).toBe('Failed to fetch treatments');
  screen.getByRole('button').click();
  await pass(10);
  expect(state()).toEqual({ data: ['hip'], failed: false, loading: false });
});

it('keeps its data when a refetch fails', async () => {
  const queryFn = renderList(0);
  await pass(10);
  queryFn.mockRejectedValue(new Error('Failed to fetch treatments'));
  screen.getByRole('button').click();
  await pass(20_000);
  expect(queryFn).toHaveBeenCalledTimes(5);
  expect(state()).toEqual({ data: ['hip'], failed: false, loading: false });
  expect(screen.getByRole('button').title).toBe('');
});

it('keeps the data of the previous query on request, while another query loads', async () => {
  const later = (list: string) => ({
    queryKey: [list],
    queryFn: () => new Promise<string[]>(resolve => setTimeout(() => resolve([list]), 100)),
  });
  function List({ query }: { query: ReturnType<typeof later> | null }) {
    const { data, loading } = useApiQuery<string[]>(query, [], { keepPrevious: true });
    return <button type="button">{JSON.stringify({ data, loading })}</button>;
  }
  const client = createQueryClient();
  const page = (list: string | null) => (
    <QueryClientProvider client={client}>
      <List query={list === null ? null : later(list)} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('hip'));
  expect(state()).toEqual({ data: [], loading: true });
  await pass(200);
  rerender(page('knee'));
  expect(state()).toEqual({ data: ['hip'], loading: true });
  await pass(200);
  expect(state()).toEqual({ data: ['knee'], loading: false });
  rerender(page(null));
  expect(state()).toEqual({ data: [], loading: false });
});

it('runs a query once on the server', async () => {
  const queryFn = renderList(9, true);
  await pass(20_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('logs a failure to the console, once, if its query is marked so, and never on the server', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new Error('Failed to fetch destinations');
  const runFailing = async (server: boolean, meta?: { logged: boolean }) => {
    const result = createQueryClient({ server }).fetchQuery({
      queryKey: ['list'],
      queryFn: () => Promise.reject(failure),
      ...(meta && { meta }),
    });
    await Promise.all([expect(result).rejects.toThrow(failure), vi.advanceTimersByTimeAsync(20_000)]);
  };
  await runFailing(false);
  await runFailing(true, { logged: true });
  expect(warned).not.toHaveBeenCalled();
  await runFailing(false, { logged: true });
  expect(warned.mock.calls).toEqual([[failure]]);
});

it.each([
  [400, 1],
  [404, 1],
  [422, 1],
  [408, 4],
  [425, 4],
  [429, 4],
  [500, 4],
])('sends a call that is answered with %i %i times', async (status, times) => {
  const queryFn = vi.fn(() => Promise.reject(new ApiError('Failed', { code: 'http', status })));
  const result = createQueryClient().fetchQuery({ queryKey: ['list'], queryFn });
  await Promise.all([expect(result).rejects.toThrow('Failed'), vi.advanceTimersByTimeAsync(20_000)]);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

it('has nothing to retry without a query, whose fallback stays its own', async () => {
  function Nothing({ fallback }: { fallback: unknown }) {
    const { data, retry } = useApiQuery<unknown>(null, fallback);
    return (
      <button type="button" onClick={retry}>
        {JSON.stringify(data)}
      </button>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Nothing fallback={[]} />
      <Nothing fallback={null} />
    </QueryClientProvider>,
  );
  screen.getByRole('button', { name: '[]' }).click();
  await pass(10);
  expect(screen.getByRole('button', { name: 'null' })).toBeVisible();
});
