import { ultimateSicBo } from '../../../core/games/ultimate-sic-bo/index.ts';
import { describePlans, spottedIn } from '../../felt/testing/plans.ts';
import { sicBoPlan } from './plan.ts';

describePlans([spottedIn(ultimateSicBo)], (_, isUpright) => sicBoPlan(isUpright));
