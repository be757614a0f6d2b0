-- Who shares a device is asked of every withdrawal: by the device, without reading them all.
CREATE INDEX device_by_hash ON members.device (device_hash);
