import { royalPoker } from '../../../core/games/royal-poker/index.ts';
import { describePlans, spottedIn } from '../../felt/testing/plans.ts';
import { royalPlan } from './plan.ts';

describePlans([spottedIn(royalPoker)], () => royalPlan);
