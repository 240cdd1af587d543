/** The stage of RNG Baccarat; its print stays English in every language (RB-057). */
import type { StageProps } from '../../stage/stage.ts';
import { CoupStage } from '../baccarat/stage.tsx';
import { printed } from './printed.ts';

export const PrintedStage = (stage: StageProps) => <CoupStage stage={stage} names={printed} />;
