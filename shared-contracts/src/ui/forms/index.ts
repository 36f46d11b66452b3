/** The facade's second door: inputs, loaded only where a page has them. */
export {
  Checkbox,
  Fieldset,
  NativeSelect,
  NumberInput,
  Progress,
  Radio,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
export { isEmail, schemaResolver, useForm } from '@mantine/form';
