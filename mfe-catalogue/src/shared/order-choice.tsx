import { useId } from 'react';
import { useField } from 'shared-contracts/ui';

interface OrderChoiceProps<Order extends string> {
  label: string;
  orders: readonly { order: Order; name: string; isDisabled?: boolean }[];
  chosen: NoInfer<Order>;
  onChoose: (order: NoInfer<Order>) => void;
}

/** A choice of the order of a list. Hidden without JavaScript, and where there is one order. */
export function OrderChoice<Order extends string>({
  label,
  orders,
  chosen,
  onChoose,
}: OrderChoiceProps<Order>) {
  const id = useId();
  const field = useField<HTMLSelectElement, Order>({
    value: chosen,
    onChange: ({ currentTarget }) => onChoose(currentTarget.value as Order),
  });
  return (
    orders.length > 1 && (
      <div data-choice="">
        <label htmlFor={id}>{label}</label>
        <select {...field} id={id}>
          {orders.map(({ order, name, isDisabled = false }) => (
            <option key={order} value={order} disabled={isDisabled}>
              {name}
            </option>
          ))}
        </select>
      </div>
    )
  );
}
