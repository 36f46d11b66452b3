/** The facade's second door: inputs, loaded only where a page has them. */
export {
  Checkbox,
  NativeSelect,
  Textarea,
  TextInput,
} from '@mantine/core';
export { schemaResolver, useForm } from '@mantine/form';
