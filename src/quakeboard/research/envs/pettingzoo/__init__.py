"""The games as PettingZoo environments: `seismic_v0` and `sanandreas_v0`."""
