import classes from './order-choice.module.css';

interface OrderChoiceProps<Order extends string> {
  label: string;
  orders: readonly { order: Order; name: string; isDisabled?: boolean }[];
  chosen: NoInfer<Order>;
  onChoose: (order: NoInfer<Order>) => void;
}

/** A choice of the order of a list, as a row of buttons. Hidden without JavaScript, and where there is one order. */
export const OrderChoice = <Order extends string>({
  label,
  orders,
  chosen,
  onChoose,
}: OrderChoiceProps<Order>) =>
  orders.length > 1 && (
    <div className={classes.choice} data-chips="" role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      {orders.map(({ order, name, isDisabled = false }) => (
        <button
          key={order}
          type="button"
          aria-pressed={order === chosen}
          disabled={isDisabled}
          onClick={() => onChoose(order)}
        >
          {name}
        </button>
      ))}
    </div>
  );
