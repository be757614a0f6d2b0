-- Games that are imported as books can be tried without money: those that are listed already, too.
UPDATE catalog.game SET has_demo = true WHERE studio = 'rgs' AND NOT has_demo;
