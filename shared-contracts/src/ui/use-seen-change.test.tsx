import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSeenChange } from './use-seen-change.ts';

const Total = ({ shown }: { shown: string | null }) => <p {...useSeenChange(shown)}>{shown ?? 'waiting'}</p>;

it('marks each change by turns, but not the first figure nor a wait', () => {
  const { rerender } = render(<Total shown={null} />);
  const marked = (shown: string | null) => {
    rerender(<Total shown={shown} />);
    return screen.getByText(shown ?? 'waiting').getAttribute('data-changed');
  };
  expect(['$1', '$1', '$2', null, '$2', '$1'].map(marked)).toEqual([null, null, '1', '1', '1', '0']);
});
