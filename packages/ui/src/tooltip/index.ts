export { EscapeLayer } from './escape-layer.tsx';
export { Tooltip, TooltipProvider, type TooltipProps } from './tooltip.tsx';
