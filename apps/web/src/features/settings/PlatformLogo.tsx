import { mediaAddress } from '#features/media';
import { artworkSrc, cx } from '#ui';
import { type PlatformLogo as Logo, isPlatformArt } from '@ribbon/domain/settings';

/** The logo in a square of its own, which is kept whatever the picture's shape. */
export const PlatformLogo = ({
  logo,
  size,
  alt = '',
  className,
  onGone,
}: {
  logo: Logo;
  size: number;
  /** Empty where the platform's name stands beside it. */
  alt?: string;
  className: string;
  onGone?: () => void;
}) => (
  <img
    // A new key per logo, so that the old one does not stay while the new one loads.
    key={logo}
    src={isPlatformArt(logo) ? artworkSrc(logo) : mediaAddress(logo, 'small')}
    alt={alt}
    width={size}
    height={size}
    className={cx('shrink-0 rounded-md object-contain', className)}
    onError={onGone}
  />
);
