import { useState } from "react";

/**
 * What a dialog is opened with; it remains while the dialog fades out. A new key for each opening resets the
 * dialog's state.
 */
export function useOpened<Value>() {
  const [opened, setOpened] = useState<{ value: Value; key: number }>();
  const [isOpen, setOpen] = useState(false);
  return {
    ...opened,
    isOpen,
    open: (value: Value) => {
      setOpened((before) => ({ value, key: (before?.key ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
