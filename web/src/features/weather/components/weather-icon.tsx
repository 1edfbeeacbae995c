import { useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { iconAddress, skyOf } from '../sky.ts';
import { SkyDrawing } from './sky-drawing.tsx';

interface WeatherIconProps {
  /** A code such as `10d`. */
  icon: string;
  description: string;
  /** Gives the size. */
  className: string;
}

/** The icon service's picture; a drawing until it is loaded, and if it cannot be loaded. */
export function WeatherIcon({ icon, description, className }: WeatherIconProps) {
  return (
    <span className={classes('relative block shrink-0', className)}>
      <Picture key={icon} icon={icon} description={description} />
    </span>
  );
}

function Picture({ icon, description }: Pick<WeatherIconProps, 'icon' | 'description'>) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && <SkyDrawing sky={skyOf(icon)} className="absolute inset-0 size-full animate-late p-[6%]" />}
      <img
        src={iconAddress(icon)}
        alt={description}
        width={100}
        height={100}
        // The icon service must not learn which page is open.
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
        className={classes('size-full', !loaded && 'opacity-0')}
      />
    </>
  );
}
