interface FaceProps {
  base: string;
  id: string;
  name: string;
  kind: string | null;
  x?: number;
  y?: number;
  /** px */
  size: number;
}

/** A fighter's portrait; a challenger's initial. Within a drawing, at `x` and `y`. */
export const Face = ({ base, id, name, kind, x, y, size }: FaceProps) =>
  kind === 'house' ? (
    <image href={`${base}/api/v1/fighters/${id}/avatar.svg`} x={x} y={y} width={size} height={size} />
  ) : (
    <g class="initial">
      <circle cx={(x ?? 0) + size / 2} cy={(y ?? 0) + size / 2} r={size / 2} />
      <text x={(x ?? 0) + size / 2} y={(y ?? 0) + size * 0.7} text-anchor="middle" font-size={size * 0.55}>
        {[...name][0]?.toUpperCase()}
      </text>
    </g>
  );

/** The same outside of a drawing; the name stands beside it. */
export const FaceOf = ({ base, id, name, kind, size }: FaceProps) =>
  kind === 'house' ? (
    <img class="face" src={`${base}/api/v1/fighters/${id}/avatar.svg`} width={size} height={size} alt="" />
  ) : (
    <svg class="face" width={size} height={size} aria-hidden="true" focusable="false">
      <Face {...{ base, id, name, kind, size }} />
    </svg>
  );
