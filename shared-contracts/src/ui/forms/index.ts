/** The facade's inputs and form state, loaded only by pages that have forms. */
export { useForm } from '@mantine/form';
export { cleanContact } from '../../api/clean-contact.ts';
export { Checkbox, NativeSelect, Textarea, TextInput } from './inputs.tsx';
export { PrintAndCopy } from './print-and-copy.tsx';
