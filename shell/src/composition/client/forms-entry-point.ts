import 'shared-contracts/ui/forms.css';

export * as forms from 'shared-contracts/ui/forms';
