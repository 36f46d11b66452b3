/** The facade's inputs, loaded only by pages that have forms. */
export { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
export { useForm } from '@mantine/form';
