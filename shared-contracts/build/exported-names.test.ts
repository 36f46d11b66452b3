import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';

it('lists the names that a module exports at run time', () => {
  const names = exportedNames(join(import.meta.dirname, '../src/ui/forms/index.ts'));
  expect(names).toEqual([
    'Checkbox',
    'NativeSelect',
    'PrintAndCopy',
    'TextInput',
    'Textarea',
    'cleanContact',
    'useForm',
  ]);
});
