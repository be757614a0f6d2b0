{{- define "tucano.labels" -}}
app.kubernetes.io/name: tucano
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "tucano.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* As whom a pod runs. */}}
{{- define "tucano.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "tucano.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "tucano.env" -}}
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.settingsSecret }} }
{{- end }}

{{- define "tucano.mounts" -}}
volumeMounts:
  - { name: secrets, mountPath: /data/secrets }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "tucano.volumes" -}}
volumes:
  - name: tmp
    emptyDir: {}
  - name: secrets
{{- if .Values.secrets.existingSecret }}
    secret: { secretName: {{ .Values.secrets.existingSecret }}, defaultMode: 0440 }
{{- else }}
    persistentVolumeClaim: { claimName: {{ .Release.Name }}-secrets }
{{- end }}
{{- end }}

{{/* Deployment of one kind of process: dict "root" $ "part" "server" "roles" "api" "replicas" … */}}
{{- define "tucano.deployment" -}}
{{- $values := index .root.Values .part -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .part }}
  labels:
    {{- include "tucano.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .part }}
spec:
  {{- if .replicas }}
  replicas: {{ .replicas }}
  {{- end }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      app.kubernetes.io/name: tucano
      app.kubernetes.io/instance: {{ .root.Release.Name }}
      app.kubernetes.io/component: {{ .part }}
  template:
    metadata:
      labels:
        {{- include "tucano.labels" .root | nindent 8 }}
        app.kubernetes.io/component: {{ .part }}
      annotations:
        checksum/settings: {{ include "tucano.settings" .root | sha256sum }}
    spec:
      automountServiceAccountToken: false
      # A server takes up to 20 s to leave.
      terminationGracePeriodSeconds: 30
      securityContext:
        {{- include "tucano.podSecurity" .root | nindent 8 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              app.kubernetes.io/instance: {{ .root.Release.Name }}
              app.kubernetes.io/component: {{ .part }}
      containers:
        - name: {{ .part }}
          image: {{ include "tucano.image" .root }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          env:
            - { name: ROLES, value: {{ .roles | quote }} }
          {{- include "tucano.env" .root | nindent 10 }}
          ports:
            - { name: http, containerPort: 3000 }
            - { name: metrics, containerPort: 9464 }
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 2
            timeoutSeconds: 5
            failureThreshold: 2
          resources:
            {{- toYaml $values.resources | nindent 12 }}
          securityContext:
            {{- include "tucano.containerSecurity" .root | nindent 12 }}
          {{- include "tucano.mounts" .root | nindent 10 }}
      {{- include "tucano.volumes" .root | nindent 6 }}
{{- end }}

{{- define "tucano.settings" -}}
NODE_ENV: production
MIGRATE: never
PUBLIC_URL: https://{{ required "host: the address that players type" .Values.host }}
# Longer than readiness takes to fail, and than endpoints take to follow.
DRAIN_MS: "8000"
METRICS_PORT: "9464"
METRICS_HOST: "0.0.0.0"
{{- range $name, $value := .Values.settings }}
{{ $name }}: {{ $value | quote }}
{{- end }}
{{- end }}
