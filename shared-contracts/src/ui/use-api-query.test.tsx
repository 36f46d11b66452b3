// @vitest-environment jsdom
import '@carefare/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useApiQuery } from './use-api-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list that fails as often as told, shown as a room would. */
function shown(failures: number, server = false) {
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

it('tries three times more, then gives the fallback, says that it failed, and can be asked again', async () => {
  const queryFn = shown(4);
  expect(state()).toEqual({ data: [], failed: false, loading: true });
  await pass(20_000);
  expect(queryFn).toHaveBeenCalledTimes(4);
  expect(state()).toEqual({ data: [], failed: true, loading: false });
  screen.getByRole('button').click();
  await pass(10);
  expect(state()).toEqual({ data: ['hip'], failed: false, loading: false });
});

it('is quiet about a failure that a further try made good', async () => {
  shown(2);
  await pass(20_000);
  expect(state()).toEqual({ data: ['hip'], failed: false, loading: false });
});

it('says why it failed', async () => {
  shown(9);
  expect(screen.getByRole('button').title).toBe('');
  await pass(20_000);
  expect(screen.getByRole('button').title).toBe('Failed to fetch treatments');
});

it('keeps what it has when asking once more fails', async () => {
  const queryFn = shown(0);
  await pass(10);
  queryFn.mockRejectedValue(new Error('Failed to fetch treatments'));
  screen.getByRole('button').click();
  await pass(20_000);
  expect(queryFn).toHaveBeenCalledTimes(5);
  expect(state()).toEqual({ data: ['hip'], failed: false, loading: false });
  expect(screen.getByRole('button').title).toBe('');
});

it('keeps the data of the query before on request, while another one loads', async () => {
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

it('asks once on the server', async () => {
  const queryFn = shown(9, true);
  await pass(20_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('keeps data for five minutes after its last use', async () => {
  const client = createQueryClient();
  client.setQueryData(['list'], ['hip']);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(['list'])).toEqual(['hip']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(['list'])).toBeUndefined();
});

it('tells the console of a failure that is to be logged, once, and of no other; a server has its own log', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new Error('Failed to fetch destinations');
  const ask = async (server: boolean, meta?: { logged: boolean }) => {
    const asked = createQueryClient({ server }).fetchQuery({
      queryKey: ['list'],
      queryFn: () => Promise.reject(failure),
      ...(meta && { meta }),
    });
    await Promise.all([expect(asked).rejects.toThrow(failure), vi.advanceTimersByTimeAsync(20_000)]);
  };
  await ask(false);
  await ask(true, { logged: true });
  expect(warned).not.toHaveBeenCalled();
  await ask(false, { logged: true });
  expect(warned.mock.calls).toEqual([[failure]]);
});
