import { useEffect, useState } from 'react';

/** The longest side that the server keeps of a photo is 1600 pixels. */
const WISHED = { facingMode: { ideal: 'environment' }, width: { ideal: 1600 }, height: { ideal: 1200 } };
const QUALITY = 0.92;

/** Whether this browser can show what a camera sees; only over HTTPS, or on the machine itself. */
export function hasCameraAccess(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/**
 * The camera, on for as long as the component is there.
 * @returns null until it is on, `off` where there is none or it was not allowed
 */
export function useCamera(): MediaStream | 'off' | null {
  const [camera, setCamera] = useState<MediaStream | 'off' | null>(null);

  useEffect(() => {
    let left = false;
    let stream: MediaStream | null = null;
    const stop = (one: MediaStream | null) => {
      for (const track of one?.getTracks() ?? []) track.stop();
    };
    async function start() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: WISHED });
        if (left) stop(stream);
        else setCamera(stream);
      } catch {
        setCamera('off'); // There is none, it is in use, or it was not allowed: nothing but a picture can be chosen.
      }
    }
    void start();
    return () => {
      left = true;
      stop(stream);
    };
  }, []);

  return camera;
}

/** The picture that a video shows now, as a JPEG; null where the browser cannot make one. */
export async function photoFrom(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
