import { afterEach, describe, expect, it } from 'vitest';
import { cleanMessage, knownWords } from './clean-message.ts';

const clean = (message: string, known: string[] = []) => cleanMessage('Error', message, new Set(known));

describe('the message of an error', () => {
  it.each([
    ['broken on purpose', 'broken on purpose'],
    [
      "Cannot read properties of undefined (reading 'name')",
      'Cannot read properties of undefined (reading …)',
    ],
    ['e.treatments.find is not a function', 'e.treatments.find is not a function'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana',
      'Minified React error #418; visit …',
    ],
    // Typed text, quoted in any way, with quotes of its own, or cut off.
    [`Unexpected token 'H', "Hi I'm "Ana" Li" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['no match for “Ana Li”', 'no match for …'],
    ["the name 'Ana O'Hara' is wrong", 'the name … is wrong'],
    ['unterminated "Ana Li, hip repl', 'unterminated …'],
    // Addresses of all kinds.
    ['wrong address ana.li+x@example.org given', 'wrong address … given'],
    ['GET https://carefare.example/contact?treatment=ivf failed', 'GET … failed'],
    ['no page at /treatments/hip-replacement', 'no page at …'],
    ['wrong name=Ana', 'wrong …'],
    // Numbers: phones, dates, ages.
    ['call +1 (555) 010-0199 now', 'call # now'],
    ['age 45 is too high', 'age # is too high'],
    // Names in other letters.
    ['no Zoë Müller or Анна here', 'no … or … here'],
    ['two\nlines\tof\u0000text', 'two lines …'],
  ])('%j becomes %j', (message, expected) => {
    expect(clean(message)).toBe(`Error: ${expected}`);
  });

  it('has no words that stand in a field or in the address', () => {
    expect(clean('no offer for Ana from Delhi', ['ana', 'delhi'])).toBe('Error: no offer for … from …');
  });

  it('has at most 200 characters of printable ASCII', () => {
    expect(clean('word '.repeat(1_000))).toHaveLength(200);
    expect(clean(`${'"'.repeat(100_000)}x`)).toBe('Error: …');
  });
});

describe('the words that are left out', () => {
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });

  it('are those of fields and of the address', () => {
    document.body.innerHTML =
      '<input value="Ana O\'Hara"><textarea>two weeks</textarea><input type=checkbox value="on"><select><option selected>India</select>';
    history.replaceState(null, '', '/treatments/hip-replacement?q=new%20knee#part');
    expect([...knownWords()].toSorted().join(' ')).toBe(
      "hip india knee new o'hara part q replacement treatments two weeks ana".split(' ').toSorted().join(' '),
    );
  });
});
