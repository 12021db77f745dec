export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverComboboxTrigger,
  PopoverContent,
  PopoverTrigger,
  type PopoverContentProps,
  type PopoverProps,
} from './popover.tsx';
