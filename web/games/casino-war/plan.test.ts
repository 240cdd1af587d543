import { casinoWar } from '../../../core/games/casino-war/index.ts';
import { describePlans, spottedIn } from '../../felt/testing/plans.ts';
import { warPlan } from './plan.ts';

describePlans([spottedIn(casinoWar)], () => warPlan);
