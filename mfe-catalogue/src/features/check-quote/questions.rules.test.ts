import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../../../testing/check-quote-data.ts';
import { lineCopyOf, messageOf, questionsOf } from './questions.rules.ts';
import { lineIds } from './quote-lines.ts';

it('asks only what fits the treatment', () => {
  const asked = (treatment: string, country: string) => {
    const answer = check({ treatment, country, units: '1', total: '$900' });
    return answer ? questionsOf(answer).join() : '';
  };
  expect(asked('52', 'India')).toMatch(/Which implants.*stay in hospital/);
  expect(asked('37', 'Turkey')).toMatch(/Which implants/);
  expect(asked('37', 'Turkey')).not.toMatch(/stay in hospital/);
  expect(asked('44', 'India')).not.toMatch(/implants|stay in hospital/);
});

it('asks what the price covers where our own estimate is all that it can be compared with', () => {
  const spain = check({ country: 'Spain', total: '$30,000' });
  expect(spain && questionsOf(spain)[0]).toMatch(/^What does the price cover/);
  expect(spain && questionsOf(spain).join()).not.toContain('Other prices');
});

it('asks for what is missing, and for what cannot be compared', () => {
  const all = check({ has: [...lineIds], total: '$7,000' });
  expect(all && questionsOf(all).slice(0, 2)).toEqual([
    'What does the price cover, item by item, and what would make it higher?',
    'How much of the total is for flights, hotel, food, airport transfers, visa and treatment of complications?',
  ]);
  const high = check({ total: '$9,000' });
  expect(high && questionsOf(high)[1]).toBe(
    'Other prices that I know are $5,200 to $8,000. Why does yours differ?',
  );
  expect(high && questionsOf(high).at(-1)).toMatch(/^How much is the deposit/);
  const some = check({ has: ['procedure'], total: '$9,000', amounts: { tests: '$9,500' } });
  const questions = some ? questionsOf(some) : [];
  expect(questions[0]).toBe('The amounts add up to more than the total. Which is right?');
  expect(questions).toContain('Is a check-up before I fly home in the price?');
  expect(questions.join()).not.toMatch(/the procedure and|tests do I need/);
  const rupees = check({ total: '₹450,000' });
  expect(rupees && questionsOf(rupees)[0]).toBe('What is the total in US dollars?');
  expect(rupees && messageOf(rupees, ['One?', 'Two?'])).toMatch(
    /^Hello,\n.*Hip Replacement in India.*\n\n1\. One\?\n2\. Two\?\n\nThank/,
  );
});

it('asks about what the quote itself says: what is extra, its maker, its guarantee and its deposit', () => {
  const terms = { brand: 'Stryker', guarantee: '5 years', deposit: 'Deposit $500' };
  const answer = check({ total: '$7,000', extra: ['hotel'], terms });
  const questions = answer ? questionsOf(answer) : [];
  expect(questions).toContain('Your quote leaves out hotel. How much do I pay for that?');
  expect(questions).not.toContain('Is a hotel in the price? Which one, and for how many nights?');
  expect(questions.join()).toMatch(/You name Stryker\..*\(5 years\)/);
  expect(questions.at(-1)).toMatch(/^You ask for a deposit \(Deposit \$500\)/);
});

it('names the materials of a treatment without implants as the table does', () => {
  const asked = (treatment: string, country: string) => {
    const answer = check({ treatment, country, units: '1', total: '$900', extra: ['implants'] });
    return answer ? questionsOf(answer) : [];
  };
  expect(asked('52', 'India')).toContain(
    'Your quote leaves out implants and materials. How much do I pay for that?',
  );
  expect(asked('44', 'India')).toContain('Your quote leaves out materials. How much do I pay for that?');
});

it('asks about each line that is missing, and nothing twice', () => {
  const draft = fc.record({
    total: fc.integer({ min: 1, max: 20_000 }).map(String),
    has: fc.subarray([...lineIds]),
  });
  fc.assert(
    fc.property(draft, fields => {
      const answer = check(fields);
      if (!answer) throw new Error('the draft has no fault');
      const questions = questionsOf(answer);
      for (const { id, isInQuote } of answer.lines) {
        const { question } = lineCopyOf(id, answer.treatment);
        if (question) expect(questions.includes(question)).toBe(!isInQuote);
      }
      expect(new Set(questions).size).toBe(questions.length);
    }),
  );
});
