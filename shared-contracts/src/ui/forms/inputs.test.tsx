import '@carefare/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox, NativeSelect, Textarea, TextInput } from './inputs.tsx';

const texts = { label: 'Email', description: 'For the quote', error: 'Enter an email address' };

it.each([
  ['TextInput', <TextInput key="" {...texts} required />],
  ['Textarea', <Textarea key="" {...texts} required />],
  ['NativeSelect', <NativeSelect key="" {...texts} data={['a']} required />],
  ['Checkbox', <Checkbox key="" {...texts} required />],
])('%s names its label, its message and its hint', (_name, input) => {
  render(input);
  const control = screen.getByLabelText(/^Email/);
  expect(control).toHaveAccessibleName('Email');
  expect(control).toHaveAccessibleDescription(expect.stringContaining('Enter an email address'));
  expect(control).toHaveAccessibleDescription(expect.stringContaining('For the quote'));
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

it('describes an input without hint and message by nothing', () => {
  render(<TextInput id="email" label="Email" />);
  const input = screen.getByLabelText('Email');
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toHaveAttribute('type', 'text');
});

it('renders options, groups of options, and the selected one', () => {
  const data = [
    'India',
    { value: '', label: 'Any' },
    { group: 'Europe', items: [{ value: 'tr', label: 'Turkey' }] },
  ];
  render(<NativeSelect label="Destination" data={data} defaultValue="tr" />);
  expect(screen.getByLabelText('Destination')).toHaveDisplayValue('Turkey');
  expect(screen.getByRole('group', { name: 'Europe' })).toContainElement(
    screen.getByRole('option', { name: 'Turkey' }),
  );
  expect(screen.getAllByRole('option').map(option => option.getAttribute('value'))).toEqual([
    'India',
    '',
    'tr',
  ]);
});

it('gives a checkbox no class twice', () => {
  const html = renderToString(<Checkbox id="copy" label="Email me a copy" />);
  const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names.split(' '));
  expect(classes).not.toEqual([]);
  for (const names of classes) expect(names).toEqual([...new Set(names)]);
});
